import './contact-info.css';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../api/response/api-error';
import { ask } from '../../forms/dialogs';
import { partOf } from '../../texts/part';
import { goTo } from '../../navigation/navigation';
import { usePageError } from '../../navigation/page-title';
import { useSubmission } from '../../forms/use-submission';
import { showToast } from '../../navigation/toasts';
import { resumeAs, useOnceLoaded, useResume } from '../../session/resume';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { focusById } from '../../ui/focus-by-id';
import { focusHome } from '../../ui/focus-home';
import { keepFocusWithin } from '../../ui/keep-focus-within';
import { Skeleton } from '../../ui/Skeleton';
import { LoadError } from '../../ui/LoadError';
import { ContactItem, editButtonId, verificationOf } from './ContactItem';
import { contactsQuery, deleteContact, isSameValue, type ListedContact } from './contact-info.api';
import { SAVE, waitingContact } from './use-save-contact';

const ContactForm = partOf(() => import('./ContactForm'), ['contact', 'fields']);

export function ContactInfoTab() {
  return <ContactList hasActions />;
}

/** Only the settings tab shows the action buttons of an entry. */
export function ContactList({ hasActions }: { hasActions: boolean }) {
  const { t } = useTranslation('contact', { keyPrefix: 'contact-info' });
  const { t: toast } = useTranslation('results', { keyPrefix: 'toasts' });
  const { search } = useLocation();
  const queries = useQueryClient();
  const contacts = useQuery(contactsQuery);
  const [form, setForm] = useState<{ replaces: ListedContact | null; goesOn?: boolean } | null>(null);
  const resume = useResume();
  const name = hasActions ? 'contact' : 'contact-review';
  // An interrupted form waits until the list has its contact, then opens again.
  const [waiting, setWaiting] = useState(() => waitingContact(name));
  const [edited, setEdited] = useState<string | null>(null);
  /** After an edit the old contact could not be deleted. */
  const [isOldLeft, setOldLeft] = useState(false);
  // Reloads the list after a failure too: another tab may have deleted the contact.
  const reload = () => queries.invalidateQueries({ queryKey: contactsQuery.queryKey });
  const remove = useSubmission(
    (contact: ListedContact) => deleteContact(contact, { resume: resumeAs(removalOf(contact)) }),
    {
      onSuccess: async () => {
        showToast('success', 'DELETED_CONTACT_METHOD', { ends: ['FAILED_TO_DELETE_CONTACT_METHOD'] });
        await reload();
      },
      onError: async () => {
        showToast('error', 'FAILED_TO_DELETE_CONTACT_METHOD');
        await reload();
      },
    },
  );
  const isGone = isApiError(remove.error) && remove.error.status === 404;
  const hasFailed = isOldLeft || (remove.error !== null && !isGone);
  usePageError(contacts.isError || hasFailed);

  // The Edit button that opened the form disappeared with the old value; focuses the button of the new value.
  useLayoutEffect(() => {
    if (edited !== null) focusById(editButtonId(edited));
  }, [edited]);

  function open(replaces: ListedContact | null) {
    if (remove.error !== null) remove.cancel();
    setOldLeft(false);
    setForm({ replaces });
  }

  function close(saved?: string, isWhole = true) {
    setOldLeft(!isWhole);
    setEdited(form !== null && form.replaces !== null && saved !== undefined ? saved : null);
    setForm(null);
    if (hasActions && saved !== undefined && isWhole && !(form?.replaces && isSameValue(form.replaces, saved)))
      verify(saved);
  }

  /** A new address or number goes on to its code, because its owner has it at hand now. */
  function verify(value: string) {
    const { emails = [], phones = [] } = queries.getQueryData(contactsQuery.queryKey) ?? {};
    const added = [...emails, ...phones].find((contact) => isSameValue(contact, value));
    if (added === undefined || added.isVerified) return;
    const { to, state } = verificationOf(added, search);
    goTo(to, { state });
  }

  async function askAndDelete(contact: ListedContact) {
    const isSure = await ask({
      title: t('deleteDialog.title'),
      body: t('deleteDialog.body', { contact: contact.shown }),
      ok: t('deleteDialog.ok'),
      cancel: t('deleteDialog.cancel'),
      isDangerous: true,
    });
    if (!isSure) return;
    setOldLeft(false);
    remove.submit(contact);
  }

  // A delete that needed a step-up asks again.
  const all = [...(contacts.data?.emails ?? []), ...(contacts.data?.phones ?? [])];
  useOnceLoaded(
    all.find((contact) => resume === removalOf(contact)),
    (contact) => void askAndDelete(contact),
  );

  const add = (
    <Button aria-haspopup="dialog" wide={!hasActions} onClick={() => open(null)}>
      {t('add.action')}
    </Button>
  );
  const head = hasActions && (
    <div className="contact-head">
      <h2>{t('title')}</h2>
      {contacts.isSuccess && add}
      <p>{t('about')}</p>
    </div>
  );
  if (contacts.data === undefined || contacts.isError)
    return (
      <>
        {head}
        {contacts.isPending && <Skeleton label={t('loading')} labelShown rows={3} shape="fields" />}
        <LoadError query={contacts}>{t('loadError')}</LoadError>
      </>
    );
  const { emails, phones, recorded } = contacts.data;
  if (waiting !== undefined) {
    const interrupted = all.find(({ id }) => id === waiting) ?? null;
    setWaiting(undefined);
    if (interrupted !== null || waiting === null) setForm({ replaces: interrupted, goesOn: resume === SAVE });
  }
  const groups = [
    { id: 'emails', title: t('emails'), items: emails, isRecorded: false },
    { id: 'phones', title: t('phones'), items: phones, isRecorded: false },
    { id: 'recorded', title: t('fromEmployer'), items: recorded, isRecorded: true },
  ];
  const Heading = hasActions ? 'h3' : 'h2';
  return (
    <div className="contact-groups" ref={keepFocusWithin} {...focusHome}>
      {head}
      {isGone && (
        <Banner tone="info" announceKey={remove.announceKey}>
          {t('problem.gone')}
        </Banner>
      )}
      {hasFailed && (
        <Banner tone="error" isSaidByToast>
          {toast('FAILED_TO_DELETE_CONTACT_METHOD')}
        </Banner>
      )}
      {groups.every(({ items }) => items.length === 0) && <Banner tone="info">{t('empty')}</Banner>}
      {groups.map(
        ({ id, title, items, isRecorded }) =>
          items.length > 0 && (
            <section key={id} aria-labelledby={`contacts-${id}`} {...focusHome}>
              <Heading id={`contacts-${id}`}>{title}</Heading>
              <ul className="ui-rows">
                {items.map((contact) => (
                  <ContactItem
                    key={contact.id}
                    contact={contact}
                    isNamedByGroup={!isRecorded && ['EMAIL', 'PHONE'].includes(contact.type)}
                    actions={
                      hasActions && !isRecorded
                        ? {
                            removal: !contact.isOnlyOneOfType && {
                              ...remove.ofRow(({ id }) => id === contact.id),
                              onClick: () => void askAndDelete(contact),
                            },
                            onEdit: () => open(contact),
                          }
                        : null
                    }
                  />
                ))}
              </ul>
            </section>
          ),
      )}
      {!hasActions && <div>{add}</div>}
      {form !== null && (
        <ContactForm name={name} replaces={form.replaces} goesOn={form.goesOn === true} onClose={close} />
      )}
    </div>
  );
}

/** The name of a delete in the address, while it waits for a step-up. */
function removalOf({ id }: ListedContact): string {
  return `delete-${id}`;
}
