import { useState, type ComponentType, type ReactNode } from 'react';
import type { AnswerProps } from './FeedbackForm.tsx';

interface Props {
  /** Path of the page. */
  readonly path: string;
}

interface Answer {
  readonly isHelpful: boolean;
  readonly Form: ComponentType<AnswerProps>;
}

/** Asks whether the page was helpful. The form is loaded with the first answer. */
export function PageFeedback({ path }: Props): ReactNode {
  const [answer, setAnswer] = useState<Answer>();
  const [isAway, setIsAway] = useState(false);

  async function take(isHelpful: boolean): Promise<void> {
    try {
      const { FeedbackForm } = await import(
        /* webpackChunkName: "feedback" */ './FeedbackForm.tsx'
      );
      setAnswer({ isHelpful, Form: FeedbackForm });
    } catch {
      setIsAway(true);
    }
  }

  return (
    <section className="page-feedback docsearch-ignore" aria-label="Feedback on this page">
      {answer === undefined ? (
        <div className="page-feedback__question">
          <p>Was this page helpful?</p>
          <button type="button" onClick={() => void take(true)}>
            Yes
          </button>
          <button type="button" onClick={() => void take(false)}>
            No
          </button>
          {isAway ? <p role="alert">The server does not respond. Try again later.</p> : null}
        </div>
      ) : (
        <answer.Form path={path} isHelpful={answer.isHelpful} />
      )}
    </section>
  );
}
