import { type HouseText, houseTextHref, PostsWidget } from '@parlour/features/site/posts';
import { useSearchParams } from 'react-router-dom';

export interface HouseTextPageProps {
  readonly text: HouseText;
}

/** `/terms`, `/privacy`, `/about`, `/licence`, `/contact`: the operator's texts about the house (HLP-01). */
export default function HouseTextPage({ text }: HouseTextPageProps) {
  const [search, setSearch] = useSearchParams();
  return (
    <PostsWidget
      key={text}
      slot={text}
      id={search.get('id')}
      at={search.get('at')}
      helpHref="/help"
      path={houseTextHref(text)}
      onPage={(at) => setSearch({ at: String(at) })}
    />
  );
}
