/**
 * Addresses of the site as a page of a partner needs them: whole, and with the code of the affiliate. An address of
 * somebody else stays as it is.
 */
export function addressOf(origin: string, affiliate: string): (address: string) => string {
  return (address) => {
    if (!URL.canParse(address, origin)) return address;
    const url = new URL(address, origin);
    // A picture is no page: it has no use for a code.
    if (url.origin !== origin || affiliate === '' || isFile.test(url.pathname)) return url.href;
    url.searchParams.set('affiliateCode', affiliate);
    return url.href;
  };
}

const isFile = /\.[a-z0-9]+$/;
