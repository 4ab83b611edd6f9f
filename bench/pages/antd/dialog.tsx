import { Button, Form, Input, Modal } from 'antd';
import { useState } from 'react';

export function Page() {
  const [isOpen, setIsOpen] = useState(false);
  const [form] = Form.useForm();
  const close = () => setIsOpen(false);
  return (
    <>
      <Button type="primary" onClick={() => setIsOpen(true)}>
        Register
      </Button>
      <Modal title="Register" open={isOpen} onCancel={close} onOk={() => form.submit()} okText="Send">
        <Form form={form} layout="vertical" onFinish={close}>
          <Form.Item label="Your name" name="name" rules={[{ required: true }]}>
            <Input autoComplete="name" />
          </Form.Item>
          <Form.Item label="Email" name="email" rules={[{ required: true }]}>
            <Input type="email" autoComplete="email" />
          </Form.Item>
          <Form.Item label="Mobile phone" name="phone" rules={[{ required: true }]}>
            <Input type="tel" />
          </Form.Item>
          <Form.Item label="Password" name="password" rules={[{ required: true }]}>
            <Input.Password autoComplete="new-password" />
          </Form.Item>
        </Form>
      </Modal>
    </>
  );
}
