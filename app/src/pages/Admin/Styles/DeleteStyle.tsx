import { readProblem } from '@plaitful/api-client/problem';
import { ConfirmDialog } from '@plaitful/design-system/ConfirmDialog';
import { Link } from '@plaitful/design-system/Link';
import { toast } from '@plaitful/design-system/Toast';
import { adminStyles } from '@plaitful/messages/en-CA/adminStyles';
import { action } from '@plaitful/messages/en-CA/common';
import { useQueryClient } from '@tanstack/react-query';
import { $api } from '../../../lib/api/client.ts';
import type { Style } from '../../../lib/api/types.ts';
import { paths } from '../../../lib/paths.ts';
import { refreshStyles } from '../../../features/styles/refreshStyles.ts';

interface DeleteStyleProps {
  /** The style that is to go; the dialog is closed without one. */
  style: Style | undefined;
  onClose: () => void;
}

const words = adminStyles.delete;

/** Asks before a style is deleted, and says what stands in the way (readings 38 and 39). */
export function DeleteStyle({ style, onClose }: DeleteStyleProps) {
  const cache = useQueryClient();
  const call = $api.useMutation('delete', '/api/styles/delete/{styleId}', {
    onSuccess: () => {
      toast.success(words.done);
      onClose();
    },
    onError: () => toast.error(words.failed),
    onSettled: () => refreshStyles(cache),
  });
  const close = () => {
    call.reset();
    onClose();
  };
  const styleName = style?.style ?? '';
  return (
    <ConfirmDialog
      isOpen={style !== undefined}
      title={words.title({ styleName })}
      words={{ keep: words.keep, confirm: words.confirm, confirming: words.confirming({ styleName }) }}
      closeLabel={action.close}
      tone="danger"
      isBusy={call.isPending}
      error={style && call.error !== null ? <Refusal style={style} error={call.error} /> : undefined}
      onConfirm={() => {
        if (!style) return;
        const { styleId, etag } = style;
        call.mutate({ params: { path: { styleId }, header: { 'If-Match': etag } } });
      }}
      onClose={close}
    >
      <p>{words.ask}</p>
    </ConfirmDialog>
  );
}

/** What the server says of it; where appointments stand in the way, with the way to them. */
function Refusal({ style, error }: { style: Style; error: unknown }) {
  const problem = readProblem(error);
  if (problem.kind === 'offline' || problem.message === undefined) return words.failed;
  const isBooked = problem.kind === 'refused' && problem.code === 'style_has_bookings';
  return (
    <>
      {problem.message}{' '}
      {isBooked ? (
        <Link href={`${paths.adminBookings.href()}?style=${style.styleId}`}>{words.refusedLink}</Link>
      ) : null}
    </>
  );
}
