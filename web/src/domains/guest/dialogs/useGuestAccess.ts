import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { ErrorLike } from '@apollo/client';
import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useGuestAccessQuery } from '../../../generated/guest/dialogs/guestAccess.ts';
import type { GuestAccessPartsFragment } from '../../../generated/guest/dialogs/guestAccessParts.ts';
import { memberTag } from '../../member/people/memberTag.ts';
import type { GuestAccess } from './guestAccess.ts';
import { READ_NOW } from '../../../lib/apollo/inPlace.ts';

/** Whether an answer's errors concern one of its fields. */
const hasFailed = (error: unknown, field: string) =>
  CombinedGraphQLErrors.is(error) && error.errors.some(({ path }) => path?.at(-1) === field);

/** Turns what the gateway says of a guest's access into what the dialog holds. */
export const useToGuestAccess = () => {
  const intl = useIntl();
  return useCallback(
    (parts: GuestAccessPartsFragment, error: unknown): GuestAccess => ({
      contacts: parts.contacts?.map((contact) => memberTag(intl, contact)) ?? null,
      channels: parts.channels?.map(({ id, name }) => ({ id, label: name })) ?? null,
      reminder: hasFailed(error, 'validityReminder') ? null : { day: parts.validityReminder ?? '', isBroken: false },
      version: parts.version,
    }),
    [intl],
  );
};

/** A guest's access as it was read when the dialog was opened, or read again. */
export type AccessReading =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: ErrorLike | undefined }
  /** Whoever was asked for is no guest of the team. */
  | { readonly state: 'gone' }
  | { readonly state: 'read'; readonly access: GuestAccess };

/** Reads whom and what a guest reaches, anew each time: another admin may have changed it. */
export const useGuestAccess = (memberId: string): { reading: AccessReading; isAgain: boolean; retry: () => void } => {
  const toAccess = useToGuestAccess();
  const { data, error, loading, refetch } = useGuestAccessQuery({ ...READ_NOW, variables: { memberId } });
  const reading = useMemo((): AccessReading => {
    const team = data?.viewer.team;
    if (team?.guestAccess) return { state: 'read', access: toAccess(team.guestAccess, error) };
    if (loading) return { state: 'loading' };
    return !team || error ? { state: 'failed', error } : { state: 'gone' };
  }, [data, error, loading, toAccess]);
  return { reading, isAgain: loading && reading.state !== 'loading', retry: () => void refetch() };
};
