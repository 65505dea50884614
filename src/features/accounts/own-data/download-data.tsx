import { useMutation } from '@tanstack/react-query';
import { Alert } from '@/components/alert';
import { Button } from '@/components/button';
import { product } from '@/brand';
import { PanelSection, PanelActions } from '@/components/panel';
import { useAccount } from '@/session/session';
import { accountMessage } from '@/session/identity-message';
import { saveFile } from '@/lib/save-file';
import { collectData } from './collect-data';

/** All that is kept of the account, as a file. */
export function DownloadData() {
  const { id } = useAccount();
  const download = useMutation({
    mutationFn: async () => {
      const now = new Date();
      const data = await collectData(id, now);
      const name = `${product.toLowerCase()}-data-${now.toISOString().slice(0, 10)}.json`;
      saveFile(name, 'application/json', `${JSON.stringify(data, null, 2)}\n`);
    },
  });
  return (
    <PanelSection
      title="Your data"
      about={`Everything that ${product} keeps of you, as a JSON file: your account, your profile, the tasks on your list, and every task you ever completed.`}
    >
      {download.error && (
        <Alert tone="error" title="Your data could not be collected.">
          {accountMessage(download.error)}
        </Alert>
      )}
      {download.isSuccess && <Alert tone="success">Your data is in your downloads.</Alert>}
      <PanelActions>
        <Button
          variant="secondary"
          onClick={() => download.mutate()}
          busy={download.isPending}
          busyLabel="Collecting…"
        >
          Download Your Data
        </Button>
      </PanelActions>
    </PanelSection>
  );
}
