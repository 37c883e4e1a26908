/** Settings for all elements of a page. The attributes of an element override them. */
export type PageSettings = Readonly<
  Partial<Record<'affiliate' | 'lang' | 'scheme' | 'brand', string>>
>;
