import type { Say } from '../../samples/samples.ts';
import { defineStates } from '../../testing/states.ts';
import type { LicenceBadgeProps } from './LicenceBadge.tsx';

/** A licence of an invented regulator, whose name says that it is a sample. */
export const sampleLicence = (say: Say) => ({
  regulator: say('licence.sampleRegulator'),
  number: say('licence.sampleNumber'),
  entity: say('licence.sampleEntity'),
  verifyUrl: 'https://register.example.invalid/SAMPLE-0000',
  labels: {
    number: say('licence.number'),
    verify: say('licence.verify'),
    newWindow: say('a11y.newWindow'),
  },
});

export const licenceBadgeStates = defineStates<LicenceBadgeProps>()((say) => ({
  complete: sampleLicence(say),
  sample: { ...sampleLicence(say), sampleLabel: say('licence.sample') },
  withoutNumber: { ...sampleLicence(say), number: '' },
  withoutEntity: { ...sampleLicence(say), entity: undefined },
  withoutProof: { ...sampleLicence(say), verifyUrl: 'http://register.example.invalid' },
}));
