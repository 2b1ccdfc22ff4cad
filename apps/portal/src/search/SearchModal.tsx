/** The search dialog, loaded with its styles when a user first opens search. */
import { useCallback, useMemo, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import './searchModal.css';
import './searchHits.css';
import { FilterChips } from './FilterChips.tsx';
import { ResultList } from './ResultList.tsx';
import { SearchBox } from './SearchBox.tsx';
import { SearchFooter } from './SearchFooter.tsx';
import { NoResults, NoService } from './SearchMessages.tsx';
import type { PanelItem, PanelState, SearchPanel } from './SearchPanel.ts';
import { StartScreen } from './StartScreen.tsx';
import { useAnnouncement } from './useAnnouncement.ts';
import { useFollowResult } from './useFollowResult.ts';
import { useModalDialog } from './useModalDialog.ts';
import { useSearchPanel } from './useSearchPanel.ts';

interface Props {
  readonly initialQuery: string;
  readonly language: string;
  /** Tags of the versions to search, separated by spaces. */
  readonly tags: string;
  readonly onClose: () => void;
}

interface ScreenProps {
  readonly panel: SearchPanel;
  readonly state: PanelState;
  readonly onOpen: (item: PanelItem) => void;
  readonly onRowGone: () => void;
  readonly onClose: () => void;
}

function Screen(props: ScreenProps): ReactNode {
  const { state } = props;
  if (state.status === 'error') return <NoService failure={state.failure} />;
  if (state.core.query.trim() === '') return <StartScreen {...props} />;
  const [first] = state.core.collections;
  if (first?.source.sourceId !== 'results') return null;
  return first.items.length === 0 ? <NoResults {...props} /> : <ResultList {...props} />;
}

function announcement({ status, core, answer }: PanelState): string {
  if (status === 'error') return 'Unable to fetch results';
  // While a search runs, the results still belong to an earlier query.
  if (status !== 'idle' || answer === undefined || core.query.trim() === '') return '';
  if (answer.count === 0) return `No results for ${answer.text}`;
  return answer.count === 1 ? '1 result' : `${answer.count} results`;
}

/** Class names of DocSearch for the state of the dialog. */
function containerClass(status: PanelState['status']): string {
  if (status === 'stalled') return 'DocSearch DocSearch-Container DocSearch-Container--Stalled';
  if (status === 'error') return 'DocSearch DocSearch-Container DocSearch-Container--Errored';
  return 'DocSearch DocSearch-Container';
}

export function SearchModal({ initialQuery, language, tags, onClose }: Props): ReactNode {
  const modal = useRef<HTMLDivElement>(null);
  const context = useMemo(() => ({ language, tags: tags.split(' ') }), [language, tags]);
  const { panel, state, isFromSelection } = useSearchPanel({ initialQuery, context, onClose });
  // Runs after the panel has closed the early field, so that the focus later returns to where it was.
  const dialog = useModalDialog();
  const follow = useFollowResult();
  const onOpen = useCallback(
    ({ hit }: PanelItem) => {
      onClose();
      follow(hit);
    },
    [follow, onClose],
  );
  const onRowGone = useCallback(() => {
    modal.current?.querySelector('input')?.focus();
  }, []);
  const { answer } = state;
  const hasChips = answer !== undefined && state.core.query.trim() !== '';
  return createPortal(
    <dialog
      ref={dialog}
      className={containerClass(state.status)}
      aria-label="Search"
      data-status={state.status}
      onMouseDown={({ target, currentTarget }) => {
        if (target === currentTarget) onClose();
      }}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div ref={modal} className="DocSearch-Modal">
        <SearchBox
          panel={panel}
          state={state}
          modal={modal}
          isFromSelection={isFromSelection}
          onClose={onClose}
        />
        {hasChips ? (
          <div className="search-narrow">
            <FilterChips
              counts={answer.counts}
              filters={state.filters}
              onToggle={(name, value) => {
                panel.toggle(name, value);
              }}
              onClear={() => {
                panel.clearFilters();
              }}
            />
          </div>
        ) : null}
        <div className="DocSearch-Dropdown">
          <Screen
            panel={panel}
            state={state}
            onOpen={onOpen}
            onRowGone={onRowGone}
            onClose={onClose}
          />
        </div>
        <SearchFooter
          onRecentsKeptChange={(isOn) => {
            panel.keepRecents(isOn);
          }}
        />
        <div role="status" className="visually-hidden">
          {useAnnouncement(announcement(state))}
        </div>
      </div>
    </dialog>,
    document.body,
  );
}
