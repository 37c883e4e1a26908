/**
 * Returns a function that prepares addresses of the site for a partner's page: absolute, and with the affiliate's code.
 * Addresses of other sites stay unchanged.
 */
export function addressOf(origin: string, affiliate: string): (address: string) => string {
  return (address) => {
    if (!URL.canParse(address, origin)) return address;
    const url = new URL(address, origin);
    // A file is not a page: it needs no code.
    if (url.origin !== origin || affiliate === '' || isFile.test(url.pathname)) return url.href;
    url.searchParams.set('affiliateCode', affiliate);
    return url.href;
  };
}

const isFile = /\.[a-z0-9]+$/;
