import type { ReactNode } from 'react';
import type { Identity } from './Identity.ts';
import styles from './SignInBar.module.css';

interface Props {
  readonly identity: Identity;
}

/** Shows who is signed in and what went wrong, with buttons to sign in and out. */
export function SignInBar({ identity }: Props): ReactNode {
  const { status, account, error, isOffered } = identity;
  if (!isOffered) return null;
  return (
    <section className={styles.bar} aria-label="Sign-in">
      <p className={styles.text} role="status">
        {textFor(identity)}
      </p>
      {account === undefined ? (
        <button
          type="button"
          className={styles.main}
          disabled={status === 'loading'}
          onClick={() => void identity.signIn()}
        >
          {error === undefined ? 'Sign in to edit' : 'Try again'}
        </button>
      ) : (
        <button type="button" className={styles.quiet} onClick={() => void identity.signOut()}>
          Sign out
        </button>
      )}
      {error === undefined ? null : (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </section>
  );
}

function textFor({ status, account }: Identity): ReactNode {
  if (account !== undefined) {
    return (
      <>
        Signed in as <strong>{account.name}</strong>
      </>
    );
  }
  return status === 'loading' ? 'Loading …' : 'You are not signed in.';
}
