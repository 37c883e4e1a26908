// Failing fixture: Radix reachable from the light entry, two steps away.
import { Dialog } from '@radix-ui/react-dialog';

export const heavy = Dialog;
