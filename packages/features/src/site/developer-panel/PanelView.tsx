import { Alert, Button, Heading, Segmented, Text } from '@parlour/ui';
import { Checkbox, SelectField } from '@parlour/ui/forms';
import { brands } from '@parlour/ui/theme';
import { RefreshCw, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { textIn } from '../../shared/i18n/language.ts';
import { useLanguage, useT } from '../../shared/i18n/use-t.ts';
import type { Issue } from '../../shared/runtime/issue-log.ts';
import type { DemoAccount, Inbox, NamedScenario, Scenario } from './control.ts';
import * as css from './DeveloperPanel.css.ts';
import { Issues } from './Issues.tsx';
import {
  activeRules,
  type FaultPreset,
  faultPresets,
  plannedTimes,
  rulesPresets,
  type Times,
  withFault,
  withFlag,
  withRules,
} from './presets.ts';
import type { Outcome } from './use-control.ts';

export interface PanelViewProps {
  readonly scenario: Scenario;
  readonly inbox: Inbox;
  readonly accounts: readonly DemoAccount[];
  /** The registration asks to accept terms that the operator has not published (REG-06). */
  readonly lacksTerms: boolean;
  /** Errors that the site reported since it was opened. */
  readonly issues: readonly Issue[];
  readonly named: readonly NamedScenario[];
  /** The result of the last change. */
  readonly outcome: Outcome | null;
  /** A change is being sent. */
  readonly busy: boolean;
  readonly brand: string;
  readonly onScenario: (next: Scenario) => void;
  /** Applies a named scenario; `null` goes back to the defaults. */
  readonly onNamed: (name: string | null) => void;
  readonly onReset: () => void;
  readonly onInbox: () => void;
  readonly onBrand: (brand: string) => void;
}

/** Everything in the demo backend that can be viewed and changed. */
export function PanelView(props: PanelViewProps) {
  const { scenario, accounts, outcome, busy, brand, onScenario } = props;
  const t = useT();
  const language = useLanguage();
  return (
    <div className={css.panel}>
      <div role="status">{outcome && <Alert tone={outcome.tone}>{outcome.text}</Alert>}</div>
      {props.lacksTerms && <Alert tone="warn">{t('dev.noTerms')}</Alert>}
      {props.named.length > 0 && <NamedPart {...props} />}
      <Part title={t('dev.status')}>
        <Segmented
          label={t('dev.status')}
          disabled={busy}
          options={[
            { value: '0', label: t('dev.status.normal') },
            { value: '1', label: t('dev.status.maintenance') },
            { value: '2', label: t('dev.status.blocked') },
          ]}
          value={String(scenario.status)}
          onChange={(value) => onScenario({ ...scenario, status: Number(value) })}
        />
      </Part>
      <Part title={t('dev.brand')}>
        <Segmented
          label={t('dev.brand')}
          options={brands.map(({ id, names }) => ({ value: id, label: textIn(names, language) }))}
          value={brand}
          onChange={props.onBrand}
        />
      </Part>
      <Part title={t('dev.rules')}>
        <Segmented
          label={t('dev.rules')}
          disabled={busy}
          options={rulesPresets.map(({ id, label }) => ({ value: id, label: t(label) }))}
          value={activeRules(scenario)}
          onChange={(value) => {
            const preset = rulesPresets.find(({ id }) => id === value);
            if (preset) onScenario(withRules(scenario, preset));
          }}
        />
      </Part>
      <Part title={t('dev.faults')}>
        <div className={css.rows}>
          {faultPresets.map((preset) => (
            <FaultRow key={preset.id} preset={preset} {...props} />
          ))}
        </div>
      </Part>
      <Part title={t('dev.switches')}>
        <div className={css.switches}>
          {Object.entries(scenario.flags).map(([flag, on]) => (
            <Checkbox
              key={flag}
              label={<code className={css.code}>{flag}</code>}
              checked={on}
              disabled={busy}
              onChange={(event) =>
                onScenario(withFlag(scenario, flag, event.currentTarget.checked))
              }
            />
          ))}
        </div>
      </Part>
      <Codes inbox={props.inbox} onInbox={props.onInbox} />
      <Part title={t('dev.issues')}>
        <Issues issues={props.issues} />
      </Part>
      <Part title={t('dev.accounts')}>
        <ul className={css.accounts}>
          {accounts.map(({ username, nickname }) => (
            <li key={username}>
              <code className={css.code}>{username}</code> <span>{textIn(nickname, language)}</span>
            </li>
          ))}
        </ul>
        <Text size="small" tone="muted">
          {t('dev.accountsNote')}
        </Text>
      </Part>
      <div className={css.reset}>
        <Button variant="dangerSoft" icon={RotateCcw} busy={busy} onClick={props.onReset}>
          {t('dev.resetAll')}
        </Button>
        <Text size="small" tone="muted">
          {t('dev.resetNote')}
        </Text>
      </div>
    </div>
  );
}

/** The choice of a named scenario, with the sentence that describes it. */
function NamedPart({ named, scenario, busy, onNamed }: PanelViewProps) {
  const t = useT();
  const chosen = named.find(({ name }) => name === scenario.name);
  return (
    <SelectField
      label={t('dev.scenario')}
      placeholder={t('dev.scenario.none')}
      {...(chosen && { hint: chosen.sentence })}
      value={chosen?.name ?? ''}
      disabled={busy}
      options={named.map(({ name }) => ({ value: name, label: name }))}
      onChange={(event) => onNamed(event.currentTarget.value || null)}
    />
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={css.part}>
      <Heading level={3} size="s">
        {title}
      </Heading>
      {children}
    </section>
  );
}

const timesOptions: readonly Times[] = ['1', '3', 'always'];

interface FaultRowProps extends PanelViewProps {
  readonly preset: FaultPreset;
}

/** Turns a fault on or off, and sets how many calls it affects. */
function FaultRow({ preset, scenario, busy, onScenario }: FaultRowProps) {
  const t = useT();
  const planned = plannedTimes(preset, scenario);
  const words = {
    '1': t('dev.times.one'),
    '3': t('dev.times.three'),
    always: t('dev.times.always'),
  };
  return (
    <div className={css.row}>
      <Checkbox
        label={t(preset.label)}
        checked={planned !== null}
        disabled={busy}
        onChange={(event) => {
          // A session can end only once; every other fault stays until it is turned off.
          const times = preset.id === 'expired' ? '1' : 'always';
          onScenario(withFault(scenario, preset, event.currentTarget.checked ? times : null));
        }}
      />
      {planned !== null && (
        <SelectField
          compact
          className={css.times}
          label={`${t('dev.times')}: ${t(preset.label)}`}
          options={timesOptions.map((value) => ({ value, label: words[value] }))}
          value={planned}
          disabled={busy}
          onChange={(event) => {
            const times = timesOptions.find((option) => option === event.currentTarget.value);
            if (times) onScenario(withFault(scenario, preset, times));
          }}
        />
      )}
    </div>
  );
}

/** Newest codes first; the last captchas are the ones on screen. */
const shownCaptchas = 3;

function Codes({ inbox, onInbox }: { readonly inbox: Inbox; readonly onInbox: () => void }) {
  const t = useT();
  const sms = inbox.sms.toReversed();
  const captchas = inbox.captchas.slice(-shownCaptchas).toReversed();
  return (
    <Part title={t('dev.inbox')}>
      {sms.length + captchas.length === 0 ? (
        <Text size="small" tone="muted">
          {t('dev.inboxEmpty')}
        </Text>
      ) : (
        <dl className={css.codes}>
          {sms.map(({ to, code }) => (
            <div key={to} className={css.codeRow}>
              <dt>{t('dev.smsFor', { mobile: to })}</dt>
              <dd className={css.codeText}>{code}</dd>
            </div>
          ))}
          {captchas.map(({ id, text }) => (
            <div key={id} className={css.codeRow}>
              <dt>{t('dev.captcha')}</dt>
              <dd className={css.codeText}>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <div>
        <Button size="sm" icon={RefreshCw} onClick={onInbox}>
          {t('action.refresh')}
        </Button>
      </div>
    </Part>
  );
}
