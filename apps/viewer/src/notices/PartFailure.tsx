import { Component, type ReactNode } from 'react';
import type { ViewerTexts } from '../text/texts.ts';
import { FailureCard } from './FailureCard.tsx';

interface Props {
  readonly texts: ViewerTexts['failure'];
  readonly children: ReactNode;
}

/**
 * Error boundary for parts of the app that fail to load, for example after a new deployment. It
 * does not reload automatically, because that could loop forever.
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
