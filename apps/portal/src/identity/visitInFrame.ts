import { SignInFailure } from './SignInFailure.ts';

/** Time limit for the redirect of the hidden frame, in milliseconds. */
const patienceMs = 8000;

/**
 * Opens a URL in a hidden frame, and waits until it redirects back to this site.
 *
 * @param expected - the URL that it redirects to, without the query
 * @returns that URL with its query
 * @throws SignInFailure `unreachable` on timeout
 */
export function visitInFrame(address: string, expected: string): Promise<string> {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.title = 'Checks whether you are signed in';
  // Prevents navigation of the top-level page.
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin');
  return new Promise<string>((done, fail) => {
    const end = (): void => {
      window.clearTimeout(timer);
      window.removeEventListener('message', listen);
      frame.remove();
    };
    const listen = ({ source, origin, data }: MessageEvent<unknown>): void => {
      if (source !== frame.contentWindow || origin !== window.location.origin) return;
      const returned = addressIn(data);
      if (returned?.split('?')[0] !== expected) return;
      end();
      done(returned);
    };
    const timer = window.setTimeout(() => {
      end();
      fail(new SignInFailure('unreachable'));
    }, patienceMs);
    window.addEventListener('message', listen);
    frame.src = address;
    document.body.append(frame);
  });
}

function addressIn(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { kind, url } = data as Readonly<Record<string, unknown>>;
  return kind === 'mezzanine-sign-in' && typeof url === 'string' ? url : undefined;
}
