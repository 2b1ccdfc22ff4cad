import { wantsNoCounting } from '../../analytics/wantsNoCounting.ts';

/** Body of the request; `path` is the page's path. */
export type Feedback =
  | { readonly kind: 'answer'; readonly path: string; readonly isHelpful: boolean }
  | {
      readonly kind: 'note';
      readonly path: string;
      readonly isHelpful: boolean;
      /** One of the listed reasons, or ''. */
      readonly reason: string;
      readonly text: string;
    };

/** Result. `unwanted`: the user opted out of tracking, so nothing was sent. */
export type Outcome = 'sent' | 'unwanted' | 'too-many' | 'failed';

/** Sends feedback to the portal's server. Never throws. */
export async function sendFeedback(feedback: Feedback): Promise<Outcome> {
  if (wantsNoCounting(window.navigator)) return 'unwanted';
  try {
    const { ok, status } = await fetch('/api/v1/feedback', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(feedback),
      credentials: 'omit',
    });
    if (ok) return 'sent';
    return status === 429 ? 'too-many' : 'failed';
  } catch {
    return 'failed';
  }
}
