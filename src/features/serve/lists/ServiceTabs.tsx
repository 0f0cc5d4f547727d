import { directoryLink, frontLink, productsLink, providersLink } from '#features/serve/links.ts'
import { Tabs } from '#ui/list/Tabs.tsx'

/** Shows the tabs of 专业服务. */
export const ServiceTabs = ({
  chosen,
}: {
  chosen: 'front' | 'products' | 'providers' | 'directory' | 'medium'
}) => (
  <Tabs
    label="专业服务"
    tabs={[
      { label: '服务首页', chosen: chosen === 'front', link: frontLink },
      { label: '服务产品', chosen: chosen === 'products', link: productsLink() },
      { label: '服务机构', chosen: chosen === 'providers', link: providersLink() },
      { label: '服务大厅', chosen: chosen === 'directory', link: directoryLink },
      { label: '服务超市', chosen: chosen === 'medium', link: providersLink({}, 'medium') },
    ]}
  />
)
