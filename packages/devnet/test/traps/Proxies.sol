// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @dev Hands every call on to an address that a subclass finds.
abstract contract Forwarder {
    bytes32 internal constant LOGIC = 0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc;
    bytes32 internal constant ADMIN = 0xb53127684a568b3173ae13b9f8a6016e243e63b6e8ee1178d6a717850b5d6103;
    bytes32 internal constant BEACON = 0xa3f0ad74e5423aebfd80d3ef4346578335a9a72aeaee59ff6cb3582b35133d50;
    bytes32 internal constant OLDER_LOGIC = 0x7050c9e0f4ca769c69bd3a8ef740bc37934f8e2c036e5a723fd8ee048ed3f8c3;
    bytes32 internal constant OLDER_ADMIN = 0x10d6a54a4754c8869d6886b5f5d7fbfa5b4522237ea5c60d11bc4e7a1ff9390b;
    bytes32 internal constant PROXIABLE = 0xc5f16f0fcc639fa48a6947836d9850f504798523bf8c9a3a87d5876cf622bcf7;

    fallback() external payable {
        _forward(_logic());
    }

    function _logic() internal virtual returns (address);

    function _forward(address logic) internal {
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), logic, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            switch ok
            case 0 { revert(0, returndatasize()) }
            default { return(0, returndatasize()) }
        }
    }

    function _load(bytes32 slot) internal view returns (address held) {
        assembly {
            held := sload(slot)
        }
    }

    function _store(bytes32 slot, address held) internal {
        assembly {
            sstore(slot, held)
        }
    }
}

contract SlotProxy is Forwarder {
    constructor(address logic, address admin) {
        _store(LOGIC, logic);
        _store(ADMIN, admin);
    }

    function _logic() internal view override returns (address) {
        return _load(LOGIC);
    }
}

contract OlderProxy is Forwarder {
    constructor(address logic, address admin) {
        _store(OLDER_LOGIC, logic);
        _store(OLDER_ADMIN, admin);
    }

    function _logic() internal view override returns (address) {
        return _load(OLDER_LOGIC);
    }
}

contract ProxiableProxy is Forwarder {
    constructor(address logic, address) {
        _store(PROXIABLE, logic);
    }

    function _logic() internal view override returns (address) {
        return _load(PROXIABLE);
    }
}

contract Beacon {
    address public implementation;
    address public owner;

    constructor(address logic, address) {
        (implementation, owner) = (logic, msg.sender);
    }

    function upgradeTo(address logic) external {
        require(msg.sender == owner);
        implementation = logic;
    }
}

contract BeaconProxy is Forwarder {
    constructor(address beacon, address) {
        _store(BEACON, beacon);
    }

    function _logic() internal view override returns (address) {
        return Beacon(_load(BEACON)).implementation();
    }
}

/// @dev Every function but the loupe's is one facet's.
contract Diamond is Forwarder {
    bytes32 private constant FACET = keccak256("test.diamond.facet");

    constructor(address facet, address) {
        _store(FACET, facet);
    }

    function facetAddresses() external view returns (address[] memory facets) {
        facets = new address[](1);
        facets[0] = _load(FACET);
    }

    function facetAddress(bytes4 selector) external view returns (address) {
        return selector == 0x1f931c1c ? address(0) : _load(FACET);
    }

    function _logic() internal view override returns (address) {
        return _load(FACET);
    }
}

/// @dev EIP-897: names its code, in a slot of its own.
contract NamingProxy is Forwarder {
    bytes32 private constant OWN = keccak256("test.naming.logic");

    constructor(address logic, address) {
        _store(OWN, logic);
    }

    function implementation() public view returns (address) {
        return _load(OWN);
    }

    function proxyType() external pure returns (uint256) {
        return 2;
    }

    function _logic() internal view override returns (address) {
        return _load(OWN);
    }
}

/// @dev Forwards in a way that nobody published.
contract HidingProxy is Forwarder {
    bytes32 private constant OWN = keccak256("test.hiding.logic");

    constructor(address logic, address) {
        _store(OWN, logic);
    }

    function _logic() internal view override returns (address) {
        return _load(OWN);
    }
}
