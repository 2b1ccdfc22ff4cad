import { lazy, Suspense, useState, type ReactNode } from 'react';
import { recentSearchesAreKept, slashOpensSearch, type ReaderSetting } from './readerSetting.ts';
import { isHosted } from './searchHosts.ts';

interface SwitchProps {
  readonly label: string;
  readonly setting: ReaderSetting;
  readonly onChange?: (value: boolean) => void;
}

/** Only hosted services require their logo. */
const ProviderLogo = lazy(async () => {
  const logo = await import(/* webpackChunkName: "search-provider" */ './ProviderLogo.tsx');
  return { default: logo.ProviderLogo };
});

function Switch({ label, setting, onChange }: SwitchProps): ReactNode {
  const [isOn, setIsOn] = useState(() => setting.read());
  return (
    <label className="search-setting">
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        onChange={({ target }) => {
          setting.write(target.checked);
          setIsOn(target.checked);
          onChange?.(target.checked);
        }}
      />
      {label}
    </label>
  );
}

/** The logo of the hosted service, which its license requires; empty without one. */
export function HostedBy(): ReactNode {
  return isHosted() ? (
    <Suspense fallback={null}>
      <ProviderLogo />
    </Suspense>
  ) : null;
}

interface Props {
  readonly onRecentsKeptChange: (value: boolean) => void;
}

/** Shortcuts of the dialog, and settings: recent searches and the single-key shortcut. */
export function SearchFooter({ onRecentsKeptChange }: Props): ReactNode {
  return (
    <footer className="DocSearch-Footer">
      <ul className="DocSearch-Commands">
        <li>
          <kbd>↵</kbd> open
        </li>
        <li>
          <kbd>↑</kbd> <kbd>↓</kbd> move
        </li>
        <li>
          <kbd>esc</kbd> close
        </li>
      </ul>
      <div className="search-settings">
        <Switch
          label="Keep recent searches"
          setting={recentSearchesAreKept}
          onChange={onRecentsKeptChange}
        />
        <Switch label="/ opens search" setting={slashOpensSearch} />
      </div>
      <HostedBy />
    </footer>
  );
}
