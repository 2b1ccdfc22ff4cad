import { useEffect, useRef, useState, type SubmitEvent, type ReactNode } from 'react';
import { site } from '../../../../../site.config.ts';
import './feedbackForm.css';
import { sendFeedback, type Outcome } from './sendFeedback.ts';

/** The answer to "Was this page helpful?". */
export interface AnswerProps {
  readonly path: string;
  readonly isHelpful: boolean;
}

/** The limit of the server. */
const maxLength = 500;

const faults: Readonly<Partial<Record<Outcome, string>>> = {
  failed: 'Your feedback could not be sent. Your text is still here. Try again.',
  'too-many':
    'Too many responses came from your network. Your text is still here. Try again in ten minutes.',
};

/** Sends the answer, then asks for an optional reason, from a list or as text. */
export function FeedbackForm({ path, isHelpful }: AnswerProps): ReactNode {
  const [counted, setCounted] = useState<Outcome>();
  const [told, setTold] = useState<Outcome>();
  const heading = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    heading.current?.focus();
    void sendFeedback({ kind: 'answer', path, isHelpful }).then(setCounted);
  }, [path, isHelpful]);

  async function tell(reason: string, text: string): Promise<void> {
    const answered =
      counted === 'sent' ? counted : await sendFeedback({ kind: 'answer', path, isHelpful });
    setCounted(answered);
    const note = { kind: 'note', path, isHelpful, reason, text } as const;
    setTold(answered === 'sent' ? await sendFeedback(note) : answered);
    if (answered === 'sent') heading.current?.focus();
  }

  const isUnwanted = counted === 'unwanted';
  return (
    <>
      <p ref={heading} tabIndex={-1} className="page-feedback__heading" role="status">
        {headingFor({ isUnwanted, isTold: told === 'sent' })}
      </p>
      {isUnwanted ? (
        <p>
          Your browser asks not to be counted, so nothing was sent. To report a problem with a page,{' '}
          <a href={site.links.issues}>open an issue</a>.
        </p>
      ) : null}
      {isUnwanted || told === 'sent' ? null : (
        <ReasonForm isHelpful={isHelpful} onSend={tell} fault={told && faults[told]} />
      )}
    </>
  );
}

function headingFor(state: { readonly isUnwanted: boolean; readonly isTold: boolean }): string {
  if (state.isUnwanted) return 'Nothing was counted';
  return state.isTold
    ? 'Thank you. Your feedback was sent to the authors of these pages.'
    : 'Thank you';
}

interface ReasonProps {
  readonly isHelpful: boolean;
  readonly fault: string | undefined;
  readonly onSend: (reason: string, text: string) => Promise<void>;
}

function ReasonForm({ isHelpful, fault, onSend }: ReasonProps): ReactNode {
  const [reason, setReason] = useState('');
  const [text, setText] = useState('');
  const [isSending, setIsSending] = useState(false);
  const isEmpty = reason === '' && text.trim() === '';

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (isSending || isEmpty) return;
    setIsSending(true);
    await onSend(reason, text);
    setIsSending(false);
  }

  return (
    <form onSubmit={(event) => void submit(event)}>
      <fieldset>
        <legend>{isHelpful ? 'What was good?' : 'What is wrong?'} (optional)</legend>
        {site.feedback[isHelpful ? 'yes' : 'no'].map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="reason"
              checked={reason === each}
              onChange={() => setReason(each)}
            />
            {each}
          </label>
        ))}
      </fieldset>
      <label className="page-feedback__words">
        In your own words (optional)
        <textarea
          rows={3}
          maxLength={maxLength}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <p className="page-feedback__hint">
        {text.length} of {maxLength} characters. Leave out names and addresses:{' '}
        <a href="/stats/feedback">everyone can read</a> what you write.
      </p>
      <button type="submit" disabled={isEmpty} aria-disabled={isSending}>
        {isSending ? 'Sending' : 'Send'}
      </button>
      {fault === undefined ? null : (
        <p role="alert" className="page-feedback__fault">
          {fault}
        </p>
      )}
    </form>
  );
}
