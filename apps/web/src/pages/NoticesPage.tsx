import { NoticePageWidget } from '@parlour/features/notices';
import { useSearchParams } from 'react-router-dom';

/** `/noticePage`. The page number and the open notice are in the address (NAV-03, NOT-04). */
export default function NoticesPage() {
  const [search, setSearch] = useSearchParams();
  const page = Number(search.get('page') ?? 1);
  return (
    <NoticePageWidget
      page={page}
      onPageChange={(next) => setSearch({ page: String(next) })}
      chosen={search.get('id')}
      onChoose={(id) => setSearch({ page: String(page), ...(id !== null && { id }) })}
    />
  );
}
