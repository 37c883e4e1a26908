import { textIn } from '@parlour/features/i18n';
import {
  Alert,
  Badge,
  BalancePill,
  Button,
  Chip,
  GameCard,
  Heading,
  Jackpot,
  Logo,
  Money,
  SectionHeader,
  Segmented,
  WinnerRow,
  writeNumbers,
} from '@parlour/ui';
import { Checkbox, TextField } from '@parlour/ui/forms';
import { Tabs } from '@parlour/ui/overlays';
import { art } from '@parlour/ui/testing';
import type { BrandInfo, Scheme } from '@parlour/ui/theme';
import { memo, useState } from 'react';
import { numbersIn } from '../../packages/features/src/shared/i18n/language.ts';
import { wordsIn } from './texts.ts';
import * as css from './wall.css.ts';

export interface WallProps {
  readonly language: 'bn' | 'en';
  readonly scheme: Scheme;
  /** Name, logo, currency and number format of the brand. Its colours come from a style sheet. */
  readonly info: BrandInfo;
}

const nothing = () => {};

/**
 * A part of the product that uses every colour role. It is memoised: while the person drags a colour, nothing here
 * renders again, only the style sheet changes.
 */
export const Wall = memo(function Wall({ language, scheme, info }: WallProps) {
  const say = wordsIn(language);
  const symbol = info.currencySymbol ?? say('jackpot.currency');
  const numbers = numbersIn(language, info.numbers);
  const money = (key: 'balance.sample' | 'winner.amount' | 'sample.won' | 'sample.lost') =>
    writeNumbers(say(key).replace(/\p{Sc}/u, symbol), numbers);
  const [tab, setTab] = useState('username');
  const [hidden, setHidden] = useState(false);
  const [shelf, setShelf] = useState('hot');
  const [remembered, setRemembered] = useState(true);
  const play = { label: say('game.play'), href: '#play' };
  const favourite = { state: 'off', label: say('game.addFavourite'), onToggle: nothing } as const;
  const games = [
    { id: 1, title: say('game.lotus'), vendor: 'Jarulet', coverUrl: art.covers.lotus },
    { id: 2, title: say('game.tiger'), vendor: 'Bokulio', coverUrl: art.covers.tiger },
    { id: 3, title: say('game.wheel'), vendor: 'Tetulix', coverUrl: art.covers.wheel },
    { id: 4, title: say('game.peacock'), vendor: 'Mohuara', coverUrl: art.covers.peacock },
  ];
  const flags = [
    { kind: 'new', label: say('badge.new') },
    { kind: 'hot', label: say('badge.hot') },
    { kind: 'live', label: say('badge.live') },
    undefined,
  ] as const;
  const form = (
    <div className={css.card}>
      <TextField label={say('auth.username')} defaultValue="rafid" />
      <TextField
        label={say('auth.password')}
        defaultValue="***"
        error={say('validation.passwordMismatch')}
      />
      <Checkbox
        label={say('auth.rememberMe')}
        checked={remembered}
        onChange={(event) => setRemembered(event.currentTarget.checked)}
      />
      <Button variant="primary" block>
        {say('action.login')}
      </Button>
    </div>
  );
  return (
    <div className={css.root} lang={language}>
      <div className={css.header}>
        <Logo name={textIn(info.names, language)} mark={info.logo} href="#home" />
        <div className={css.row}>
          <BalancePill
            state={hidden ? 'hidden' : 'ready'}
            onToggleHidden={() => setHidden(!hidden)}
            onRefresh={nothing}
            text={money('balance.sample')}
            labels={{
              balance: say('wallet.balance'),
              hide: say('ui.hideBalance'),
              show: say('ui.showBalance'),
              refresh: say('ui.refreshBalance'),
              mask: say('balance.mask'),
              hidden: say('balance.hidden'),
              loading: say('loading.page'),
              refreshing: say('balance.refreshing'),
              stale: say('balance.stale'),
              error: say('balance.failed'),
            }}
          />
          <Button variant="primary">{say('action.deposit')}</Button>
        </div>
      </div>
      <Jackpot
        source={{ kind: 'fixed', value: 1_482_930 }}
        operatorMode="demo"
        currency={symbol}
        numbers={numbers}
        labels={{
          // There are two boards on the page, so each region needs its own name.
          name: say(scheme === 'light' ? 'jackpot.padma' : 'jackpot.slots'),
          demo: say('badge.demo'),
          demoNote: say('jackpot.demoBadge'),
          note: say('jackpot.share'),
          asOf: say('jackpot.asOfSample'),
          rules: say('jackpot.rules'),
          amount: (amount) => say('jackpot.label', { amount }),
        }}
      />
      <SectionHeader
        title={say('game.popularGames')}
        action={{ label: say('action.seeAll'), href: '#all' }}
      />
      <Segmented
        label={`${say('game.type')} · ${say(`studio.${scheme}`)}`}
        value={shelf}
        onChange={setShelf}
        options={[
          { value: 'hot', label: say('nav.hot') },
          { value: 'live', label: say('badge.live') },
          { value: 'new', label: say('badge.new') },
        ]}
      />
      <div className={css.games}>
        {games.map((game, index) => {
          const flag = flags[index];
          return (
            <GameCard
              key={game.id}
              shape="portrait"
              game={flag ? { ...game, flag } : game}
              play={{ ...play, onSelect: nothing }}
              favourite={favourite}
              fallbackUrl={game.coverUrl}
              eager
            />
          );
        })}
      </div>
      <div className={css.columns}>
        <Tabs
          label={`${say('auth.login')} · ${say(`studio.${scheme}`)}`}
          fill
          value={tab}
          onChange={setTab}
          tabs={[
            { id: 'username', label: say('auth.username'), content: form },
            {
              id: 'other',
              label: say('nav.notices'),
              content: <p>{say('empty.notices.body')}</p>,
            },
          ]}
        />
        <div className={css.card}>
          <Heading level={3}>{say('wallet.balance')}</Heading>
          <Money text={money('balance.sample')} size="xl" />
          <span className={css.row}>
            <Money text={money('sample.won')} tone="success" />
            <Money text={money('sample.lost')} tone="danger" />
          </span>
          <span className={css.row}>
            <Chip selected>{say('sample.days7')}</Chip>
            <Chip>{say('sample.days30')}</Chip>
          </span>
          <span className={css.row}>
            <Button variant="warm">{say('action.claim')}</Button>
            <Button>{say('action.withdraw')}</Button>
            <Button variant="soft">{say('action.change')}</Button>
            <Button variant="ghost">{say('action.notNow')}</Button>
            <Button variant="dangerSoft">{say('action.delete')}</Button>
            <Button disabled>{say('action.share')}</Button>
          </span>
          <span className={css.row}>
            <Badge tone="success">{say('status.payment.completed')}</Badge>
            <Badge tone="warn">{say('status.payment.pending')}</Badge>
            <Badge tone="danger">{say('status.payment.rejected')}</Badge>
            <Badge tone="info">{say('status.bet.open')}</Badge>
            <Badge tone="accent">{say('auth.agent')}</Badge>
            <Badge tone="warm">{say('badge.demo')}</Badge>
          </span>
        </div>
      </div>
      <div className={css.list}>
        {games.slice(0, 3).map(({ id, title, coverUrl }) => (
          <WinnerRow
            key={id}
            game={title}
            player={say('winner.player')}
            time={say('winner.time')}
            amount={money('winner.amount')}
            coverUrl={coverUrl}
          />
        ))}
      </div>
      <Alert tone="info" title={say('notice.maintenance')}>
        {say('screen.maintenance.body')}
      </Alert>
    </div>
  );
});
