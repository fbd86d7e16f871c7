import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button, ComboBox, FieldError, Input, Label, ListBox, ListBoxItem, Popover, Text } from 'react-aria-components';
import { ChevronDownIcon } from '../../../src/ui/Icons';
import { type ChoiceOption, firstOf, fitting } from './choice-options';
import { Marked } from './Marked';

interface ComboboxProps {
  label: string;
  options: readonly ChoiceOption[];
  value: string;
  onChoose: (value: string) => void;
}

/**
 * A long list to type in. What fits the typed text best is the chosen option at once, so that the next press of a
 * button takes it. While nothing fits, its form cannot be sent: the chosen option is not the wanted one.
 */
export function Combobox({ label, options, value, onChoose }: ComboboxProps) {
  /** Undefined while the field shows the chosen option. */
  const [typed, setTyped] = useState<string>();
  const field = useRef<HTMLDivElement>(null);
  const chosen = options.find((one) => one.value === value);
  const shown = typed === undefined ? options : fitting(options, typed);
  const { listed, more } = firstOf(shown, value);
  const lost = typed !== undefined && shown.length === 0 ? `Nothing fits "${typed}".` : undefined;

  function type(text: string) {
    setTyped(text);
    const [best] = fitting(options, text);
    if (text !== '' && best) onChoose(best.value);
  }

  function choose(key: string) {
    setTyped(undefined);
    onChoose(key);
  }

  // The options can come after the typed text, even when the focus has left.
  const chooseBest = useEffectEvent(() => {
    const [best] = shown;
    if (!typed || !best) return;
    onChoose(best.value);
    if (!field.current?.contains(document.activeElement)) setTyped(undefined);
  });
  useEffect(() => chooseBest(), [options.length]);

  return (
    <ComboBox
      ref={field}
      className="ui-field wb-combobox"
      items={listed}
      inputValue={typed ?? chosen?.label ?? ''}
      onInputChange={type}
      // While the user types, no option of the list is the selected one.
      value={typed === undefined ? value : null}
      onChange={(key) => key !== null && choose(String(key))}
      onFocus={({ target }) => target instanceof HTMLInputElement && target.select()}
      onBlur={() => lost === undefined && setTyped(undefined)}
      // At once, and not when the focus leaves: the buttons below would move under the pointer.
      {...(lost !== undefined && { isInvalid: true })}
      allowsCustomValue
      allowsEmptyCollection
      isRequired={typed === ''}
    >
      <Label className="ui-field__label">{label}</Label>
      <div className="ui-select">
        <Input className="ui-input" spellCheck={false} />
        <Button>
          <ChevronDownIcon size={16} />
        </Button>
      </div>
      <FieldError className="ui-field__error">{lost}</FieldError>
      {chosen?.about !== undefined && lost === undefined && (
        <Text slot="description" className="wb-about">
          <Marked text={chosen.about} />
        </Text>
      )}
      <Popover className="wb-popover">
        <ListBox<ChoiceOption>
          className="wb-options"
          renderEmptyState={() => <p className="wb-quiet">{lost ?? 'The list is loading.'}</p>}
        >
          {(one) => (
            <ListBoxItem id={one.value} textValue={one.label} className="wb-option">
              <span>{one.label}</span>
              {one.about !== undefined && (
                <span className="wb-option__about">
                  <Marked text={one.about} />
                </span>
              )}
            </ListBoxItem>
          )}
        </ListBox>
        {more > 0 && <p className="wb-options__more">{more.toLocaleString('en')} more: type to find them.</p>}
      </Popover>
    </ComboBox>
  );
}
