import { ContactInput } from './ContactInput.tsx';
import { OwnTextInput } from './OwnTextInput.tsx';
import { SelectInput } from './SelectInput.tsx';

/** What a field of each type is filled in with. */
export const fieldInputs = {
  SINGLE_SELECT: SelectInput,
  UNRESTRICTED: OwnTextInput,
  CONTACT_PICKER: ContactInput,
} as const;
