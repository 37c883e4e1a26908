import { useNavigate } from 'react-router-dom';

/** Goes back to where somebody came from, or home when there is no way back. */
export function useLeave(): () => void {
  const navigate = useNavigate();
  return () => {
    if (window.history.length > 1) navigate(-1);
    else navigate('/', { replace: true });
  };
}
