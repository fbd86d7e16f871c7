import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/Checkbox';

interface RememberUsernameProps {
  box: RefObject<HTMLInputElement | null>;
  /** The field shows the remembered username. */
  isShown: boolean;
  /** The user unticked the box. */
  onUntick: () => void;
  onUseAnother: () => void;
}

/**
 * The box that remembers the username on this device, and the way to another account. It follows the button, so that
 * Tab leads from the username to the button, as password managers expect.
 */
export function RememberUsername({ box, isShown, onUntick, onUseAnother }: RememberUsernameProps) {
  const { t } = useTranslation('login');
  return (
    <div className="login-remember">
      <Checkbox
        ref={box}
        name="remember"
        label={t('remember')}
        onChange={({ currentTarget }) => currentTarget.checked || onUntick()}
      />
      {isShown && (
        <Button variant="quiet" compact onClick={onUseAnother}>
          {t('useAnother')}
        </Button>
      )}
    </div>
  );
}
