import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../ui/Checkbox';

interface RememberUsernameProps {
  box: RefObject<HTMLInputElement | null>;
  onUntick: () => void;
}

export function RememberUsername({ box, onUntick }: RememberUsernameProps) {
  const { t } = useTranslation('login');
  return (
    <Checkbox
      ref={box}
      className="login-remember"
      name="remember"
      label={t('remember')}
      onChange={({ currentTarget }) => currentTarget.checked || onUntick()}
    />
  );
}
