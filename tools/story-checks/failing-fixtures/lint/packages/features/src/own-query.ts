declare function useQuery(query: object): void;

export const useTeam = () => useQuery({ queryKey: ['team'], queryFn: () => null });
