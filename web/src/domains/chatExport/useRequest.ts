import type { ApolloCache } from '@apollo/client';
import { useState } from 'react';
import type { MessageDescriptor } from 'react-intl';
import {
  ChatExportRequestDocument,
  type ChatExportRequestMutation,
  type ChatExportRequestMutationVariables,
} from '../../generated/chatExport/chatExportRequest.ts';
import { type Changes, useKeyedMutation } from '../../lib/apollo/useKeyedMutation.ts';
import { REFUSED, type Undone, undoneBy } from '../../lib/graphql/undone.ts';
import { exportTexts } from './chatExportMessages.ts';
import type { ChatExport } from './list/useChatExports.ts';

export type Wanted = Changes<ChatExportRequestMutationVariables>;

export interface RequestFailure {
  readonly text: MessageDescriptor;
  readonly undone: Undone;
  /** The places of addresses that nobody in the team has. */
  readonly unknown: readonly number[];
}

/** Puts a new export at the head of the list that is known. */
function addExport(cache: ApolloCache, teamId: string, id: string) {
  const ref = cache.identify({ __typename: 'ChatExport', id });
  cache.modify({
    id: cache.identify({ __typename: 'Team', id: teamId }) ?? '',
    fields: {
      chatExports: (known: unknown, { readField }) => {
        if (!Array.isArray(known) || ref === undefined) return known;
        const isThere = known.some((one) => readField('id', one) === id);
        return isThere ? known : [{ __ref: ref }, ...known];
      },
    },
  });
}

function failureOf({ userErrors }: ChatExportRequestMutation['chatExportRequest']): RequestFailure {
  const unknown = userErrors.flatMap(({ code, field }) =>
    code === 'NOT_FOUND' && field?.[0] === 'emails' ? [Number(field[1])] : [],
  );
  const isAt = (name: string) => userErrors.some(({ code, field }) => code === 'NOT_FOUND' && field?.[0] === name);
  if (isAt('channelIds')) return { text: exportTexts.channelGone, undone: REFUSED, unknown };
  const codes = userErrors.map(({ code }) => code);
  if (codes.includes('ALREADY_RUNNING')) return { text: exportTexts.running, undone: REFUSED, unknown };
  const text = codes.includes('NOT_ALLOWED') ? exportTexts.notAllowed : exportTexts.startFailed;
  return { text, undone: REFUSED, unknown };
}

/** Asks for an export, and once more under its key where no answer came. */
export function useRequest(teamId: string) {
  const call = useKeyedMutation(
    ChatExportRequestDocument,
    (data) => data.chatExportRequest,
    (cache, { chatExport }) => {
      if (chatExport) addExport(cache, teamId, chatExport.id);
    },
  );
  const [busyId, setBusyId] = useState<string | null>(null);
  const [failure, setFailure] = useState<RequestFailure | null>(null);
  const request = async (wanted: Wanted, id = 'new'): Promise<boolean> => {
    setBusyId(id);
    setFailure(null);
    const { payload, failure: lost } = await call(wanted);
    setBusyId(null);
    if (payload?.chatExport) return true;
    setFailure(
      payload
        ? failureOf(payload)
        : { text: exportTexts.startFailed, undone: undoneBy({ payload, failure: lost }), unknown: [] },
    );
    return false;
  };
  return {
    busyId,
    failure,
    request,
    /** Asks for the same as an export that came to nothing. */
    requestAgain: ({ id, emails, channels, tasks, messageType, format, dateFrom, dateTo }: ChatExport) => {
      const channelIds = channels.map(({ channelId }) => channelId);
      return request({ emails, channelIds, tasks, messageType, format, dateFrom, dateTo }, id);
    },
  };
}
