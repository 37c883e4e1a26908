/** Form controls of `@parlour/ui`. Kept out of the main entry: the home page ships no form. */
export * from './components/CaptchaField/index.ts';
export * from './components/Checkbox/index.ts';
export * from './components/CodeField/index.ts';
export * from './components/DateField/index.ts';
export * from './components/ErrorSummary/index.ts';
export * from './components/Field/index.ts';
export * from './components/FormStatus/index.ts';
export * from './components/NumberField/index.ts';
export * from './components/PasswordField/index.ts';
export * from './components/PhoneField/index.ts';
export * from './components/RadioGroup/index.ts';
export * from './components/RuleChecklist/index.ts';
export * from './components/SearchField/index.ts';
export * from './components/SelectField/index.ts';
export * from './components/Switch/index.ts';
export * from './components/TextArea/index.ts';
export * from './components/TextField/index.ts';
