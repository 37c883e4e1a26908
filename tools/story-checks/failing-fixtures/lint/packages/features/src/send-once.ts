declare const api: { claimRaffle: (body: object) => Promise<void> };

export const send = () => api.claimRaffle({});
