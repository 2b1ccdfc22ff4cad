import type { ReactElement } from 'react';
import { useViewer } from '../state/ViewerContext.ts';
import styles from './Panel.module.css';

/** Lets the user select a language if the venue has several. */
export function LanguageChoice(): ReactElement | null {
  const { dispatch, venue, texts } = useViewer();
  if (venue.languages.length < 2) return null;
  return (
    <label className={styles.language}>
      {texts.panel.language}
      <select
        value={venue.language?.code}
        onChange={({ target }) => dispatch({ type: 'set', change: { language: target.value } })}
      >
        {venue.languages.map(({ code, name }) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
