import './legal.css';
import { useTranslation } from 'react-i18next';
import { paths } from '../../navigation/paths';
import { StepHeading } from '../../ui/StepHeading';
import { TextLink } from '../../ui/TextLink';
import english from '../../../locales/en/legal.json';

type Topic = keyof typeof english.topics;

/** The texts have the order of docs/product/2-screens.md#terms-page. */
const TOPICS = Object.keys(english.topics).filter((key): key is Topic => key in english.topics);

type LongTopic = { [T in Topic]: (typeof english.topics)[T] extends { second: string } ? T : never }[Topic];

function twoParagraphs(topic: Topic): topic is LongTopic {
  return 'second' in english.topics[topic];
}

/** The heading with this id takes the focus, as it does when the page opens. */
const TOP = 'terms';

/** Below the topics in sight a link leads back to the top. */
export default function LegalScreen() {
  const { t } = useTranslation('legal');
  return (
    <article className="legal">
      <StepHeading id={TOP} subtitle={t('intro')}>
        {t('title')}
      </StepHeading>
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
      <div className="legal__topics">
        {TOPICS.map((topic) => (
          <TopicSection key={topic} topic={topic} />
        ))}
        <p className="legal__top">
          <a className="ui-link" href={`#${TOP}`}>
            {t('backToTop')}
          </a>
        </p>
      </div>
      <TextLink to={paths.login()}>{t('backToLogin')}</TextLink>
    </article>
  );
}

function TopicSection({ topic }: { topic: Topic }) {
  const { t } = useTranslation('legal');
  return (
    <section id={topic} aria-labelledby={`${topic}-title`}>
      <h2 id={`${topic}-title`}>{t(`topics.${topic}.title`)}</h2>
      <p>{t(`topics.${topic}.first`)}</p>
      {twoParagraphs(topic) && <p>{t(`topics.${topic}.second`)}</p>}
    </section>
  );
}
