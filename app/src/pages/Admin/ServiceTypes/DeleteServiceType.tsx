import type { ServiceType } from '@plaitful/api-client/contract';
import { readProblem } from '@plaitful/api-client/problem';
import { ConfirmDialog } from '@plaitful/design-system/ConfirmDialog';
import { Link } from '@plaitful/design-system/Link';
import { toast } from '@plaitful/design-system/Toast';
import { deleteType as words } from '@plaitful/messages/en-CA/adminTypes';
import { action } from '@plaitful/messages/en-CA/common';
import { $api } from '../../../lib/api/client.ts';
import { useErrorMessages } from '../../../shell/useErrorMessages.ts';
import { ContactText } from '../../../shell/ContactText.tsx';
import { paths } from '../../../lib/paths.ts';
import { ifMatch } from '../../../features/admin/changed/useNewest.ts';
import { toastAt, useServiceTypeList } from '../../../features/admin/useServiceTypes.ts';

interface DeleteServiceTypeProps {
  /** The one that is to go; the dialog is closed without one. */
  type: ServiceType | undefined;
  onClose: () => void;
}

/** Asks before a service type is deleted, and says what stands in the way (readings 38 and 39). */
export function DeleteServiceType({ type, onClose }: DeleteServiceTypeProps) {
  const list = useServiceTypeList();
  const call = $api.useMutation('delete', '/api/service-type/delete/{serviceId}', {
    onSuccess: (_done, { params }) => {
      toast.success(words.done, { position: toastAt });
      list.remove(params.path.serviceId);
      onClose();
    },
    onError: () => {
      toast.error(words.failed, { position: toastAt });
      // Renamed meanwhile, the question then names what it is now.
      return list.refresh();
    },
  });
  const close = () => {
    call.reset();
    onClose();
  };
  const serviceName = type?.serviceName ?? '';
  const hasFailed = call.error !== null && call.variables?.params.path.serviceId === type?.serviceId;
  return (
    <ConfirmDialog
      isOpen={type !== undefined}
      title={words.title({ serviceName })}
      words={{ keep: words.keep, confirm: words.confirm, confirming: words.confirming({ serviceName }) }}
      closeLabel={action.close}
      tone="danger"
      isBusy={call.isPending}
      error={hasFailed ? <Refusal serviceName={serviceName} error={call.error} /> : undefined}
      onConfirm={() => {
        if (!type) return;
        const { serviceId, etag } = type;
        call.mutate({ params: { path: { serviceId }, ...ifMatch(etag) } });
      }}
      onClose={close}
    >
      <p>{words.text}</p>
    </ConfirmDialog>
  );
}

/** What the server says of it; where styles stand in the way, with the way to them. */
function Refusal({ serviceName, error }: { serviceName: string; error: unknown }) {
  const errorMessages = useErrorMessages();
  const problem = readProblem(error);
  const hasStyles = problem.kind === 'refused' && problem.code === 'type_has_styles';
  return (
    <>
      <ContactText text={errorMessages.afterSending(problem) ?? words.failed} />{' '}
      {hasStyles ? (
        <Link href={`${paths.adminStyles.href()}?q=${encodeURIComponent(serviceName)}`}>
          {words.refusedLink}
        </Link>
      ) : null}
    </>
  );
}
