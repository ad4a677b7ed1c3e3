import { useIntl } from 'react-intl';
import { EarlierFilesTable } from '../files/EarlierFilesTable.tsx';
import { statusNames } from '../files/fileMessages.ts';
import { type ChannelFile, isStarted, uploadPath } from './channelFile.ts';
import type { Template } from './TemplateList.tsx';
import { useTemplateWords } from './useTemplateWords.ts';

type Given = {
  readonly uploads: readonly ChannelFile[];
  readonly templates: readonly Template[];
  /** The one whose outcome is shown; null where none is. */
  readonly shownId: string | null;
};

/** The team's files of channels of late. Nothing where there are none. */
export function EarlierUploads({ uploads, templates, shownId }: Given) {
  const { formatMessage } = useIntl();
  const wordsOf = useTemplateWords();
  return (
    <EarlierFilesTable
      shownId={shownId}
      files={uploads.map((upload) => {
        const { id, templateId, fileName, status, doneCount, failedCount } = upload;
        const template = templates.find((one) => one.id === templateId);
        return {
          ...{ id, name: fileName, path: uploadPath(id) },
          does: wordsOf(template ?? { id: templateId, name: templateId }).name,
          state: status === 'PROCESSED' ? null : formatMessage(statusNames[status]),
          counts: isStarted(upload) ? { done: doneCount, failed: failedCount } : null,
          ...{ by: upload.startedBy ?? upload.uploadedBy, at: upload.startedAt ?? upload.uploadedAt },
        };
      })}
    />
  );
}
