import '@parlour/ui/styles'; // once, before everything else: layers, reset, tokens, brands, type faces
import { Button } from '@parlour/ui';
import { TextField } from '@parlour/ui/forms';

export function SignUp() {
  return (
    <form>
      <TextField label="Name" hint="As on your card" />
      <Button variant="primary">Save</Button>
    </form>
  );
}
