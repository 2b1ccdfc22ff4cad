import { Component, type ReactNode } from 'react';
import type { ViewerTexts } from '../text/texts.ts';
import { FailureCard } from './FailureCard.tsx';

interface Props {
  readonly texts: ViewerTexts['failure'];
  readonly children: ReactNode;
}

/**
 * Where a part of the program does not come, such as after its files were renewed on the server, it
 * says so in place of everything. Nothing is reloaded by itself: that could go on forever.
 */
export class PartFailure extends Component<Props, { readonly hasFailed: boolean }> {
  override readonly state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    const { texts, children } = this.props;
    if (!this.state.hasFailed) return children;
    const failure = { title: texts.part, hint: texts.partHint, canRetry: true };
    return (
      <FailureCard
        failure={failure}
        texts={{ ...texts, again: texts.reload }}
        onRetry={() => location.reload()}
        demoUrl={undefined}
      />
    );
  }
}
