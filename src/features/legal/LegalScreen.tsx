import './legal.css';
import { useText } from '../../lib/i18n/i18n';
import { paths } from '../../lib/navigation/paths';
import { StepHeading } from '../../ui/StepHeading';
import { TextLink } from '../../ui/TextLink';
import { type Topic, TOPICS, twoParagraphs } from './topics';
import { legalTexts } from './texts';

/**
 * /auth/legal (see docs/product/2-screens.md#terms-page): a table of contents, one section per topic, and a link back
 * to sign-in.
 */
export default function LegalScreen() {
  const t = useText(legalTexts);
  return (
    <article className="legal">
      <StepHeading subtitle={t('intro')}>{t('title')}</StepHeading>
      <p className="legal__scope">{t('scope')}</p>
      <nav aria-labelledby="legal-contents" className="legal__contents">
        <h2 id="legal-contents">{t('contents')}</h2>
        <ol>
          {TOPICS.map((topic) => (
            <li key={topic}>
              <a className="ui-link" href={`#${topic}`}>
                {t(`topics.${topic}.title`)}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {TOPICS.map((topic) => (
        <TopicSection key={topic} topic={topic} />
      ))}
      <TextLink to={paths.login()}>{t('backToLogin')}</TextLink>
    </article>
  );
}

function TopicSection({ topic }: { topic: Topic }) {
  const t = useText(legalTexts);
  return (
    <section id={topic} aria-labelledby={`${topic}-title`}>
      <h2 id={`${topic}-title`}>{t(`topics.${topic}.title`)}</h2>
      <p>{t(`topics.${topic}.first`)}</p>
      {twoParagraphs(topic) && <p>{t(`topics.${topic}.second`)}</p>}
    </section>
  );
}
