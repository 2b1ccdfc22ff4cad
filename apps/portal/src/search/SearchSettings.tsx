import { useState, type ReactNode } from 'react';
import { recentSearchesAreKept, slashOpensSearch, type ReaderSetting } from './readerSetting.ts';

interface SwitchProps {
  readonly label: string;
  readonly setting: ReaderSetting;
  readonly onChange?: (value: boolean) => void;
}

function Switch({ label, setting, onChange }: SwitchProps): ReactNode {
  const [isOn, setIsOn] = useState(() => setting.read());
  return (
    <label className="search-setting">
      <input
        type="checkbox"
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

interface Props {
  readonly onRecentsKeptChange: (value: boolean) => void;
}

/** What the reader may switch: the single-key shortcut, and whether recent searches are kept. */
export function SearchSettings({ onRecentsKeptChange }: Props): ReactNode {
  return (
    <div className="search-settings">
      <Switch
        label="Keep recent searches"
        setting={recentSearchesAreKept}
        onChange={onRecentsKeptChange}
      />
      <Switch label="/ opens search" setting={slashOpensSearch} />
    </div>
  );
}
