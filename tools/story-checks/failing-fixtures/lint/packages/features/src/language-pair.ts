export interface Text {
  readonly bn: string;
  readonly en: string;
}
