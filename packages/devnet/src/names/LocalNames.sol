// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

interface IRegistry {
    function resolver(bytes32 node) external view returns (address);
    function owner(bytes32 node) external view returns (address);
    function setSubnodeOwner(bytes32 node, bytes32 label, address owner) external returns (bytes32);
    function setSubnodeRecord(bytes32 node, bytes32 label, address owner, address resolver, uint64 ttl) external;
}

interface IReverseRegistrar {
    function setDefaultResolver(address resolver) external;
    function node(address addr) external pure returns (bytes32);
}

interface IResolver {
    function supportsInterface(bytes4 id) external view returns (bool);
    function resolve(bytes calldata name, bytes calldata data) external view returns (bytes memory);
    function addr(bytes32 node) external view returns (address);
    function name(bytes32 node) external view returns (string memory);
}

/// @dev The registry that the published one replaced: nobody had a name there.
contract NothingBefore {
    fallback() external {
        assembly ("memory-safe") {
            mstore(0, 0)
            return(0, 32)
        }
    }
}

/// @title The Ethereum Name Service of local chains
/// @dev Creates the published registry, resolver and reverse registrar, gives names below `eth` to whoever asks first, and
/// answers like the published universal resolver (ENSIP-23) as far as names that stand on this chain need it.
contract LocalNames {
    error ResolverNotFound(bytes name);
    error ResolverNotContract(bytes name, address resolver);
    error ResolverError(bytes errorData);
    error ReverseAddressMismatch(string primary, bytes primaryAddress);
    error DNSDecodingFailed(bytes dns);
    error CreationFailed();
    error NameTaken(string label);

    bytes4 private constant EXTENDED_RESOLVER = 0x9061b923;
    bytes32 private constant ETH_NODE = 0x93cdeb708b7545dc668eb9280176169d1c33cfd8ed6f04690a0bcc88a93fc4ae;
    uint256 private constant ETH_COIN = 60;

    IRegistry public immutable registry;
    IResolver public immutable resolver;
    IReverseRegistrar public immutable reverseRegistrar;

    constructor(bytes memory registryCode, bytes memory resolverCode, bytes memory reverseRegistrarCode) {
        IRegistry names = IRegistry(_create(abi.encodePacked(registryCode, abi.encode(new NothingBefore()))));
        bytes32 reverseNode = names.setSubnodeOwner(bytes32(0), keccak256("reverse"), address(this));
        address reverse = _create(abi.encodePacked(reverseRegistrarCode, abi.encode(names)));
        names.setSubnodeOwner(reverseNode, keccak256("addr"), reverse);
        bytes memory arguments = abi.encode(names, address(0), address(this), reverse);
        address answers = _create(abi.encodePacked(resolverCode, arguments));
        IReverseRegistrar(reverse).setDefaultResolver(answers);
        names.setSubnodeOwner(bytes32(0), keccak256("eth"), address(this));
        registry = names;
        resolver = IResolver(answers);
        reverseRegistrar = IReverseRegistrar(reverse);
    }

    /// @notice Gives `label.eth` to the caller, who is the first to ask.
    function register(string calldata label) external {
        bytes32 labelHash = keccak256(bytes(label));
        if (registry.owner(keccak256(abi.encode(ETH_NODE, labelHash))) != address(0)) revert NameTaken(label);
        registry.setSubnodeRecord(ETH_NODE, labelHash, msg.sender, address(resolver), 0);
    }

    function resolveWithGateways(bytes calldata name, bytes calldata data, string[] calldata)
        external
        view
        returns (bytes memory result, address answering)
    {
        (result, answering) = _resolve(name, data);
    }

    function reverseWithGateways(bytes calldata lookupAddress, uint256 coinType, string[] calldata)
        external
        view
        returns (string memory primary, address answering, address reverseAnswering)
    {
        if (coinType != ETH_COIN || lookupAddress.length != 20) revert ResolverNotFound(lookupAddress);
        address account = address(bytes20(lookupAddress));
        bytes32 reverseNode = reverseRegistrar.node(account);
        reverseAnswering = registry.resolver(reverseNode);
        if (reverseAnswering == address(0)) revert ResolverNotFound(lookupAddress);
        primary = IResolver(reverseAnswering).name(reverseNode);
        if (bytes(primary).length == 0) return ("", address(0), reverseAnswering);
        bytes memory encoded = _encode(bytes(primary));
        bytes memory result;
        (result, answering) = _resolve(encoded, abi.encodeCall(IResolver.addr, (_nodeOf(encoded, 0))));
        address named = abi.decode(result, (address));
        if (named != account) revert ReverseAddressMismatch(primary, abi.encodePacked(named));
    }

    function _resolve(bytes memory name, bytes memory data)
        private
        view
        returns (bytes memory result, address answering)
    {
        uint256 offset = 0;
        while (true) {
            answering = registry.resolver(_nodeOf(name, offset));
            if (answering != address(0) || name[offset] == 0) break;
            offset += uint8(name[offset]) + 1;
        }
        if (answering == address(0)) revert ResolverNotFound(name);
        if (answering.code.length == 0) revert ResolverNotContract(name, answering);
        bool isExtended = IResolver(answering).supportsInterface(EXTENDED_RESOLVER);
        // A parent answers for what it does not register only where it says so (ENSIP-10).
        if (offset > 0 && !isExtended) revert ResolverNotFound(name);
        bytes memory call = isExtended ? abi.encodeCall(IResolver.resolve, (name, data)) : data;
        bool isDone;
        (isDone, result) = answering.staticcall(call);
        if (!isDone) revert ResolverError(result);
        if (isExtended) result = abi.decode(result, (bytes));
    }

    /// @return The hash of a name in DNS form (EIP-137), from one of its labels on.
    function _nodeOf(bytes memory name, uint256 offset) private pure returns (bytes32) {
        if (offset >= name.length) revert DNSDecodingFailed(name);
        uint256 length = uint8(name[offset]);
        if (length == 0) return bytes32(0);
        if (offset + 1 + length >= name.length) revert DNSDecodingFailed(name);
        bytes32 label;
        assembly ("memory-safe") {
            label := keccak256(add(add(name, 33), offset), length)
        }
        return keccak256(abi.encode(_nodeOf(name, offset + 1 + length), label));
    }

    /// @return encoded A name with points in DNS form.
    function _encode(bytes memory name) private pure returns (bytes memory encoded) {
        encoded = new bytes(name.length + 2);
        uint256 start = 0;
        for (uint256 i = 0; i <= name.length; i++) {
            if (i < name.length && name[i] != ".") {
                encoded[i + 1] = name[i];
                continue;
            }
            encoded[start] = bytes1(uint8(i - start));
            start = i + 1;
        }
    }

    function _create(bytes memory code) private returns (address created) {
        assembly ("memory-safe") {
            created := create(0, add(code, 32), mload(code))
        }
        if (created == address(0)) revert CreationFailed();
    }
}
