import { useIntl } from 'react-intl';
import type { ChannelUploadProgressFragment } from '../../../generated/bulk/fragments/channelUploadProgress.ts';
import { pathTo } from '../../../lib/paths.ts';
import { EarlierFilesTable } from '../EarlierFilesTable.tsx';
import type { Template } from './TemplateList.tsx';
import { templateTexts } from './templateMessages.ts';
import { useTemplateWords } from './useTemplateWords.ts';

type Given = {
  readonly uploads: readonly ChannelUploadProgressFragment[];
  readonly templates: readonly Template[];
  /** The one whose outcome is shown; null where none is. */
  readonly shownId: string | null;
};

const uploadPath = (id: string) => `${pathTo('channelBulk')}?${new URLSearchParams({ file: id }).toString()}`;

/** The team's files of channels of late. Nothing where there are none. */
export function EarlierUploads({ uploads, templates, shownId }: Given) {
  const { formatMessage } = useIntl();
  const wordsOf = useTemplateWords();
  return (
    <EarlierFilesTable
      shownId={shownId}
      files={uploads.map((upload) => {
        const { id, templateId, fileName, status, doneCount, failedCount, uploadedBy, uploadedAt } = upload;
        const template = templates.find((one) => one.id === templateId);
        return {
          ...{ id, name: fileName, path: uploadPath(id) },
          does: wordsOf(template ?? { id: templateId, name: templateId }).name,
          state: status === 'PROCESSED' ? null : formatMessage(templateTexts.processing),
          counts: { done: doneCount, failed: failedCount },
          ...{ by: uploadedBy, at: uploadedAt },
        };
      })}
    />
  );
}
