import type { CompiledSection } from '../../../schema/types/compiled';
import { FormSection } from './FormSection';

/** Sections one below the other. Those of different parts may have the same id. */
export function FormSections({ sections }: { sections: CompiledSection[] }) {
  return (
    <div className="form-cards">
      {sections.map((section) => (
        <FormSection key={`${section.part ?? ''} ${section.id}`} section={section} />
      ))}
    </div>
  );
}
