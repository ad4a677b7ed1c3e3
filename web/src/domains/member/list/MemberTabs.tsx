import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Badge } from '../../../ui/Badge.tsx';
import { Spoken } from '../../../ui/Spoken.ts';
import { tabBarLook, tabLook } from '../../../ui/tabLook.ts';
import { memberPhrases, memberTexts, tabNames } from '../messages.ts';
import { panelId, TABS, tabId, type MemberTab } from './tabs.ts';

const List = styled('div')(({ theme }) => tabBarLook(theme));

const Tab = styled('button')(({ theme }) => ({
  all: 'unset',
  gap: 6,
  boxSizing: 'border-box',
  cursor: 'pointer',
  ...tabLook(theme, 'aria-selected="true"'),
}));

const STEPS: Readonly<Record<string, (at: number) => number>> = {
  ArrowRight: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  Home: () => 0,
  End: () => TABS.length - 1,
};

/** Arrows go from tab to tab; Enter and Space open the one in focus, so that nothing is loaded in passing. */
const moveFocus = (event: KeyboardEvent<HTMLElement>) => {
  const step = STEPS[event.key];
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const at = tabs.findIndex((one) => one === document.activeElement);
  if (!step || at < 0) return;
  event.preventDefault();
  tabs[(step(at) + tabs.length) % tabs.length]?.focus();
};

/** In narrow windows the tabs scroll: the chosen one comes into sight, without moving the page. */
const useInSight = (current: MemberTab, pendingCount: number | null) => {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>(`#${tabId(current)}`);
    if (!list.current || !tab) return;
    const { scrollLeft, clientWidth } = list.current;
    const { offsetLeft, offsetWidth } = tab;
    if (offsetLeft < scrollLeft) list.current.scrollLeft = offsetLeft;
    else if (offsetLeft + offsetWidth > scrollLeft + clientWidth) {
      list.current.scrollLeft = offsetLeft + offsetWidth - clientWidth;
    }
    // The count makes its tab wider.
  }, [current, pendingCount]);
  return list;
};

/** The lists of people to choose from. */
export function MemberTabs({
  tab: current,
  pendingCount,
  onChoose,
}: {
  tab: MemberTab;
  /** How many ask to join; null while it is not known. */
  pendingCount: number | null;
  onChoose: (tab: MemberTab) => void;
}) {
  const { formatMessage, formatNumber } = useIntl();
  const list = useInSight(current, pendingCount);
  return (
    <List ref={list} role="tablist" aria-label={formatMessage(memberTexts.tabs)} onKeyDown={moveFocus}>
      {TABS.map((tab) => (
        <Tab
          key={tab}
          type="button"
          role="tab"
          id={tabId(tab)}
          aria-selected={tab === current}
          aria-controls={tab === current ? panelId(tab) : undefined}
          tabIndex={tab === current ? 0 : -1}
          onClick={() => onChoose(tab)}
        >
          {formatMessage(tabNames[tab])}
          {tab === 'pending' && pendingCount !== null && pendingCount > 0 && (
            <Badge tone="accent">
              <span aria-hidden>{formatNumber(pendingCount)}</span>
              <Spoken>{formatMessage(memberPhrases.pendingCount, { count: pendingCount })}</Spoken>
            </Badge>
          )}
        </Tab>
      ))}
    </List>
  );
}
