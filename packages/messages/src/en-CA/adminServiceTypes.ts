import { adminTitles } from './adminTitles.ts';

/** Service types are called "Services" in the admin pages. */
export const adminTypes = {
  title: adminTitles.serviceTypes,
  column: { name: 'Service Name', action: 'Action' },
  edit: 'Edit',
  delete: 'Delete',
  loading: 'Loading the services...',
  loadFailed: 'Failed to fetch services',
  empty: 'No services yet. Press “Create a service” to make the first one.',
  name: {
    required: 'Service name is required',
    duplicate: 'There is already a service with this name. Please choose another one.',
    tooLong: ({ max }: { max: number }) => `Please keep the name to ${max} characters.`,
  },
};

export const createType = {
  title: 'Create a service',
  label: 'service name',
  hint: 'For example Cornrows. Parents see it above the styles.',
  cancel: 'Cancel',
  submit: 'Create',
  submitting: 'Creating...',
  done: 'Service type created successfully!',
  failed: 'Failed to create service type. Please try again.',
};

export const updateType = {
  title: 'Update Service',
  label: 'Service Name',
  cancel: 'Cancel',
  submit: 'Update',
  submitting: 'Updating...',
  done: 'Service updated successfully',
  failed: 'Failed to update service',
};

export const deleteType = {
  title: ({ serviceName }: { serviceName: string }) => `Delete “${serviceName}”?`,
  text: 'It disappears from the Services page. This cannot be undone.',
  confirm: 'Delete service',
  confirming: ({ serviceName }: { serviceName: string }) => `Deleting ${serviceName}...`,
  keep: 'Keep it',
  refusedLink: 'Show these styles',
  done: 'Service deleted successfully',
  failed: 'Failed to delete service. Please try again.',
};
