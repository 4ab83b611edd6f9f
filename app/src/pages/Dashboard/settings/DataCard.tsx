import { Button } from '@plaitful/design-system/Button';
import { Inline } from '@plaitful/design-system/Inline';
import { dataCard as labels } from '@plaitful/messages/en-CA/settings';
import { useState } from 'react';
import { api } from '../../../lib/api/client.ts';
import { downloadExport } from '../../../lib/api/downloadExport.ts';
import { useApiProblem } from '../../../lib/forms/useForm.ts';
import { useSession } from '../../../lib/session/session.tsx';
import { useBusiness } from '../../../shell/business.tsx';
import { SettingsCard } from './SettingsCard.tsx';
import { FormSubmitError } from '../../../shell/FormSubmitError.tsx';

type Format = 'html' | 'json';

const paths = { html: '/api/account/export.html', json: '/api/account/export.json' } as const;

function useDownload() {
  const [loading, setLoading] = useState<Format>();
  const [error, setError] = useState<unknown>(null);
  const { user } = useSession();
  const { timeZone } = useBusiness();
  const download = async (format: Format) => {
    setError(null);
    setLoading(format);
    try {
      if (user !== null)
        await downloadExport(api.GET(paths[format], { parseAs: 'blob' }), { user, format, timeZone });
    } catch (failure) {
      setError(failure);
    }
    setLoading(undefined);
  };
  return { loading, problem: useApiProblem(error), download };
}

export function DataCard() {
  const { loading, problem, download } = useDownload();
  return (
    <SettingsCard title={labels.title} text={labels.text}>
      <FormSubmitError title={labels.failed} problem={problem} />
      <Inline>
        {(['html', 'json'] as const).map((format) => (
          <Button
            key={format}
            variant="outline"
            icon="download"
            isBusy={loading === format}
            busyLabel={labels.loading}
            onClick={() => void download(format)}
          >
            {labels[format].button}
          </Button>
        ))}
      </Inline>
    </SettingsCard>
  );
}
