import { useSearchParams } from 'react-router-dom';
import { Page } from '@/components/page';
import { AdminEditor } from '@/features/admin-catalog/admin-editor';
import { linkModel } from '@/domain/models/link-model';
import { PicturePicker } from '@/features/admin-pictures/picture-picker';
import { AdminLinks } from '@/features/admin-catalog/admin-links';

/** /librarybuilder: the library's links; `?search=` fills in the search (spec §2.4, §6). */
export function LibraryBuilderPage() {
  const [query] = useSearchParams();
  return (
    <Page
      title="Library builder"
      lede="Add a link, replicate one as a draft, or edit and delete the links below."
      width="wide"
    >
      <AdminEditor
        model={linkModel}
        heading="Existing links"
        builds
        edits
        firstSearch={query.get('search') ?? ''}
        renderPicture={(field) => <PicturePicker {...field} />}
      />
      <AdminLinks />
    </Page>
  );
}
